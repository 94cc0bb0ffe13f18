import { ChosenMethod } from '@paywidget/shared/deposit';
import { FormPlaceholder } from '../../form/FormPlaceholder';
import { VideoGuide } from './VideoGuide';

/** The chosen method's video guide. */
export function VideoInstructionScreen() {
  return (
    <ChosenMethod placeholder={<FormPlaceholder />}>
      {(method) => <VideoGuide method={method} />}
    </ChosenMethod>
  );
}
