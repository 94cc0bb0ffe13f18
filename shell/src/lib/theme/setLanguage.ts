import { directionOf } from '@paywidget/shared/i18n';

/** Sets the language of an element and its direction. */
export function setLanguage(element: HTMLElement, language: string): void {
  element.lang = language;
  element.dir = directionOf(language);
}
