import { render } from '@testing-library/react';
import { Skeleton } from './Skeleton';

describe('Skeleton', () => {
  it('has the given size and is hidden from screen readers', () => {
    const { container } = render(<Skeleton shape="circle" width={40} height="2em" />);
    const skeleton = container.firstElementChild as HTMLElement;
    expect(skeleton).toHaveAttribute('aria-hidden', 'true');
    expect(skeleton.style.getPropertyValue('inline-size')).toBe('40px');
    expect(skeleton.style.getPropertyValue('block-size')).toBe('2em');
  });
});
