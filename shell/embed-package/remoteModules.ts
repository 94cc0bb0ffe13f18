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

/** The type of `<pay-widget>` for the DOM's functions, such as `document.querySelector('pay-widget')`. */
export const elementTypes = `declare global {
  interface HTMLElementTagNameMap {
    'pay-widget': PayWidgetElement;
  }
}
`;
