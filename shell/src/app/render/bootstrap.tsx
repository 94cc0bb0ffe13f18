import { createRoot } from 'react-dom/client';
import type { DrawnList } from '../../handover/earlyIndex.ts';
import { App, type AppProps } from './App';
import { takeOver } from '../takeover/takeOver';

/**
 * Renders the widget into an element. Returns a function that unmounts it.
 * @param drawn the list that the early script has drawn in the element
 */
export function renderApp(element: Element, props: AppProps, drawn?: DrawnList): () => void {
  const app = <App {...props} />;
  if (drawn) {
    const root = takeOver(element, drawn, props, app);
    return () => root.unmount();
  }
  const root = createRoot(element);
  root.render(app);
  return () => root.unmount();
}
