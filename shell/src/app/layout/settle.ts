import styles from './Layout.module.scss';

/**
 * Lets the screen in `page` move to its place, if it comes in from a side. Call it after the first frame that shows the screen: a
 * movement would delay that frame. See docs/decisions/033-movement-after-the-first-frame.md.
 */
export function settle(page: Element): void {
  for (const screen of page.querySelectorAll(`.${styles.forward}, .${styles.back}`))
    screen.classList.add(styles.settled ?? '');
}
