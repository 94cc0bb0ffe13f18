import { createRoot } from 'react-dom/client';
import { App, type AppProps } from './App';

/** Puts the widget into an element. Returns the way to take it out again. */
export function renderApp(element: Element, props: AppProps): () => void {
  const root = createRoot(element);
  root.render(<App {...props} />);
  return () => root.unmount();
}
