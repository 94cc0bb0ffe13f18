/**
 * Makes the elements of a page the same as the elements of another page. Elements that both pages have stay in the page,
 * with the focus and the player's input. The texts of inputs belong to the player.
 */
export function refresh(shown: Node, next: Node): void {
  if (shown instanceof Element && next instanceof Element) {
    for (const { name } of [...shown.attributes]) if (!next.hasAttribute(name)) shown.removeAttribute(name);
    for (const { name, value } of next.attributes)
      if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  } else if (shown.nodeValue !== next.nodeValue) shown.nodeValue = next.nodeValue;

  const before = [...shown.childNodes];
  const count = next.childNodes.length;
  for (const [index, child] of [...next.childNodes].entries()) {
    const same = before[index];
    if (!same) shown.appendChild(child);
    else if (same.nodeName === child.nodeName) refresh(same, child);
    else shown.replaceChild(child, same);
  }
  for (const extra of before.slice(count)) extra.remove();
}
