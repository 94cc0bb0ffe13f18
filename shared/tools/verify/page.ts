/**
 * Lists the scripts of a page: their addresses, or the beginning of their text. Leaves out the page's data, which never
 * runs.
 */
function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([^<]*)/gi)].flatMap(([, attributes = '', text = '']) => {
    const [, address] = /\bsrc=["']?([^"'\s>]+)/i.exec(attributes) ?? [];
    if (address) return address;
    return /type="application\/json"/.test(attributes) ? [] : `“${text.trim().slice(0, 60)}”`;
  });
}

/** Returns the policy in a page's meta tag. */
const policyOf = (html: string) => /http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html)?.[1];

/** Names the differences between a page and the deployed page. */
export function pageProblems(found: string, deployed: string): string[] {
  if (found === deployed) return [];
  const [own, expected] = [scriptsOf(found), scriptsOf(deployed)];
  const problems = [
    ...own.filter((script) => !expected.includes(script)).map((script) => `the script ${script} was added`),
    ...expected.filter((script) => !own.includes(script)).map((script) => `the script ${script} is missing`),
    ...(policyOf(found) === undefined && policyOf(deployed) !== undefined ? ['its policy is missing'] : []),
  ];
  return problems.length > 0 ? problems : ['it is not as deployed'];
}
