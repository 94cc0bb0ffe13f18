import styles from './Layout.module.scss';

/**
 * Moves the screen in `page` to its place, if it comes in from a side. Called after the first frame that shows it: if it moved in
 * that frame, the browser would make a layer for it first, and a form would be shown later.
 */
export function settle(page: Element): void {
  for (const screen of page.querySelectorAll(`.${styles.forward}, .${styles.back}`))
    screen.classList.add(styles.settled ?? '');
}
