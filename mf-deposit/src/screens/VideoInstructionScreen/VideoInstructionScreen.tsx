import { ChosenMethod } from '@paywidget/shared/deposit/form';
import { FormPlaceholder } from '@paywidget/shared/form';
import { VideoGuide } from './VideoGuide';

/** The chosen method's video guide. */
export function VideoInstructionScreen() {
  return (
    <ChosenMethod placeholder={<FormPlaceholder />}>
      {(method) => <VideoGuide method={method} />}
    </ChosenMethod>
  );
}
