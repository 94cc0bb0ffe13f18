import { remotePreset } from '@paywidget/shared/build';

export default remotePreset('mf-p2p');
