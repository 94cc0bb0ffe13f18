const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

/** @param {string} id */
export const byId = (id) => document.getElementById(id);

/**
 * Replaces the options of a select.
 * @param {HTMLSelectElement} select @param {[value: string, text: string][]} choices
 */
export const fillSelect = (select, choices) =>
  select.replaceChildren(...choices.map(([value, text]) => new Option(text, value)));

/** @param {string} code a lower-case country code */
const countryName = (code) => countryNames.of(code.toUpperCase());

/**
 * Returns the choices of a country select, sorted by name.
 * @param {{ code: string }[]} countries
 */
export const countryChoices = (countries) =>
  countries.map(({ code }) => [code, countryName(code) ?? code]).sort(([, a], [, b]) => a.localeCompare(b));
