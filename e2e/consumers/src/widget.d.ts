declare const __WIDGET_MANIFEST__: string;

interface WidgetOptions {
  payload?: Record<string, unknown>;
  user?: Record<string, unknown>;
  theme?: 'light' | 'dark' | 'auto';
  on?: Record<string, (message: Record<string, unknown>) => unknown>;
  onMessage?: (message: Record<string, unknown>) => void;
}

interface WidgetHandle {
  update(changes: WidgetOptions): void;
  unmount(): void;
}

declare module 'paywidget/mount' {
  export function mount(element: Element, options: WidgetOptions): WidgetHandle;
}

declare module 'paywidget/Widget' {
  import type { ComponentType } from 'react';
  export const PayWidget: ComponentType<WidgetOptions>;
}
