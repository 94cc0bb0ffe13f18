/** Draws icons as SVG: plain shapes and letters, for the currencies of a deployment and the methods of the sandbox. */
export { coins } from './coins';
export { type Box, lettersIn } from './letters';
export { inkOn, roundIcon, squareIcon } from './tile';
