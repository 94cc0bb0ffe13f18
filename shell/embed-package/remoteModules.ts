/** The types of the remote container's modules, for hosts in package mode. */
export const remoteModules = `declare module 'paywidget/mount' {
  import type { Mount } from '@paywidget/embed';
  export const mount: Mount;
}

declare module 'paywidget/Widget' {
  import type { PackageOptions } from '@paywidget/embed';
  import type { ComponentType } from 'react';
  export const PayWidget: ComponentType<PackageOptions>;
  export default PayWidget;
}
`;
