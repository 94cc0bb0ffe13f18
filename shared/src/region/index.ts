export { RegionScreen } from './RegionScreen';
