import { render, screen } from '@testing-library/react';
import { Badge, type BadgeKind } from './Badge';

describe('Badge', () => {
  it.each<BadgeKind>(['fast', 'instant', 'top', 'turbo', 'brand', 'exclusive'])(
    'looks its kind: %s',
    (kind) => {
      render(<Badge kind={kind} text="Text" />);
      expect(screen.getByText('Text')).toHaveClass(kind);
    },
  );
});
