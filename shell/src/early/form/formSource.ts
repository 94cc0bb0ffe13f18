import type { ListFacts } from '../../app/takeover/listContent';
import type { Fields } from '../read/deployment';

/** The data from which a form is drawn. */
export interface FormSource extends Omit<ListFacts, 'methods'> {
  /** The list that the form covers. */
  list: HTMLElement;
  /** The arrived texts in the player's language, by key. */
  texts: Fields;
  /** The method as the server sent it. */
  method: Fields;
  /** The absolute URL of the static files, with a trailing slash. */
  staticUrl: string;
}
