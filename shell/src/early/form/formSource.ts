import type { FirstListFacts } from '../../app/takeover/listContent';
import type { Fields } from '../read/deployment';

/** What a form is drawn from. */
export interface FormSource extends Omit<FirstListFacts, 'methods'> {
  /** The list that the form covers. */
  list: HTMLElement;
  /** The texts in the player's language that have come, by key. */
  texts: Fields;
  /** The method as the server sent it. */
  method: Fields;
  /** The absolute URL of the static files, with a trailing slash. */
  staticUrl: string;
}
