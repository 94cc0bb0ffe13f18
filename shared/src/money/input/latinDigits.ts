/** The zero of each supported script. The digits 1 to 9 directly follow it in Unicode. */
const zeros = [...'٠۰߀०০੦૦୦௦౦೦൦๐໐༠၀០᠐０'].map((zero) => zero.charCodeAt(0));

/** Converts digits of other scripts (Arabic, Persian, Devanagari, Bengali, Thai …) to 0–9. Keeps all other characters. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.find((candidate) => code >= candidate && code <= candidate + 9);
    return zero === undefined ? digit : String(code - zero);
  });
