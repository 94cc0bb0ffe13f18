import styles from './Layout.module.scss';

/**
 * If the screen in `page` comes in from a side, moves it to its place. Call this function after the first frame that shows
 * the screen: a movement would delay this frame. See docs/decisions/033-movement-after-the-first-frame.md.
 */
export function settle(page: Element): void {
  for (const screen of page.querySelectorAll(`.${styles.forward}, .${styles.back}`))
    screen.classList.add(styles.settled ?? '');
}
