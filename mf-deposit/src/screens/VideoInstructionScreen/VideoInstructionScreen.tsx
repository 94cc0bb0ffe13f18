import { ChosenMethod, FormPlaceholder } from '@paywidget/shared/deposit/form';
import { VideoGuide } from './VideoGuide';

/** The chosen method's video guide. */
export function VideoInstructionScreen() {
  return (
    <ChosenMethod placeholder={<FormPlaceholder />}>
      {(method) => <VideoGuide method={method} />}
    </ChosenMethod>
  );
}
