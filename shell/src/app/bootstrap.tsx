import { createRoot } from 'react-dom/client';
import { App, type AppProps } from './App';

/** Renders the widget into an element. Returns a function that unmounts it. */
export function renderApp(element: Element, props: AppProps): () => void {
  const root = createRoot(element);
  root.render(<App {...props} />);
  return () => root.unmount();
}
