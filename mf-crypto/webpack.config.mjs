import { remotePreset } from '@paywidget/shared/build';

export default remotePreset('mf-crypto');
