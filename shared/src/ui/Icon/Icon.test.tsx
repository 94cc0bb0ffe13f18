import { render } from '@testing-library/react';
import { Icon } from './Icon';
import { type IconName, iconPaths } from './iconPaths';

const drawn = (icon: React.ReactElement) => render(icon).container.querySelector('svg');

describe('Icon', () => {
  it.each(Object.keys(iconPaths) as IconName[])('draws %s and hides it from screen readers', (name) => {
    const svg = drawn(<Icon name={name} />);
    expect(svg).toHaveAttribute('aria-hidden', 'true');
    expect(svg?.querySelector('path')?.getAttribute('d')).toMatch(/^M[\d\s.,a-zA-Z-]+$/);
  });

  it.each(['back', 'chevron'] as const)('mirrors %s in right-to-left layouts', (name) => {
    expect(drawn(<Icon name={name} />)).toHaveClass('mirrored');
  });

  it('mirrors other icons only with the mirrored prop', () => {
    expect(drawn(<Icon name="clock" />)).not.toHaveClass('mirrored');
    expect(drawn(<Icon name="swap" mirrored />)).toHaveClass('mirrored');
    expect(drawn(<Icon name="back" mirrored={false} />)).not.toHaveClass('mirrored');
  });
});
