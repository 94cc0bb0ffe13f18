import { fireEvent, render, screen } from '@testing-library/react';
import { Badge, type BadgeKind } from './Badge';

describe('Badge', () => {
  it.each<BadgeKind>(['fast', 'instant', 'top', 'turbo', 'brand', 'exclusive'])(
    'has the style of its kind: %s',
    (kind) => {
      render(<Badge kind={kind} text="Text" />);
      expect(screen.getByText('Text')).toHaveClass(kind);
    },
  );

  it('shows its picture with the text as alternative, and the text if the picture fails to load', () => {
    render(<Badge kind="instant" text="+5%" picture="https://cdn.example/badge.svg" />);
    const picture = screen.getByRole('img', { name: '+5%' });
    expect(picture).toHaveAttribute('src', 'https://cdn.example/badge.svg');
    fireEvent.error(picture);
    expect(screen.getByText('+5%')).toHaveClass('instant');
  });
});
