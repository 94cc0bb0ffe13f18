/** The number of open dialogs, and the page's own styles. */
let locks = 0;
let restore = () => {};

/** Keeps the page behind a dialog from scrolling, without a shift where its scrollbar was. Returns a function that undoes it. */
export function lockScroll(document: Document): () => void {
  locks += 1;
  if (locks === 1) {
    const { documentElement: root, defaultView } = document;
    const { overflow, paddingInlineEnd } = root.style;
    const scrollbar = (defaultView?.innerWidth ?? 0) - root.clientWidth;
    root.style.overflow = 'hidden';
    if (scrollbar > 0) root.style.paddingInlineEnd = `${scrollbar}px`;
    restore = () => Object.assign(root.style, { overflow, paddingInlineEnd });
  }
  return () => {
    locks -= 1;
    if (locks === 0) restore();
  };
}
