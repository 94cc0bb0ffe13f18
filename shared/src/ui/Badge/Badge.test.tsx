import { fireEvent, render, screen } from '@testing-library/react';
import { Badge, type BadgeKind } from './Badge';

describe('Badge', () => {
  it.each<BadgeKind>(['fast', 'instant', 'top', 'turbo', 'brand', 'exclusive'])(
    'looks its kind: %s',
    (kind) => {
      render(<Badge kind={kind} text="Text" />);
      expect(screen.getByText('Text')).toHaveClass(kind);
    },
  );

  it('says by its picture what its text would, and by its text where the picture does not load', () => {
    render(<Badge kind="instant" text="+5%" picture="https://cdn.example/badge.svg" />);
    const picture = screen.getByRole('img', { name: '+5%' });
    expect(picture).toHaveAttribute('src', 'https://cdn.example/badge.svg');
    fireEvent.error(picture);
    expect(screen.getByText('+5%')).toHaveClass('instant');
  });
});
