import { createRoot } from 'react-dom/client';
import type { DrawnList } from '../../handover/earlyList';
import type { AppProps } from '../state/appProps';
import { takeOver } from '../takeover/takeOver';
import { App } from './App';

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
