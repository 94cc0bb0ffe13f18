import { ChosenMethod } from '../../form/ChosenMethod';
import { VideoGuide } from './VideoGuide';

/** The chosen method's video guide. */
export function VideoInstructionScreen() {
  return <ChosenMethod>{(method) => <VideoGuide method={method} />}</ChosenMethod>;
}
