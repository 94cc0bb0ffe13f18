import { render, screen } from '@testing-library/react';
import { Summary } from './Summary';

describe('Summary', () => {
  it('pairs each label with its value', () => {
    render(
      <Summary
        rows={[
          { label: 'You pay', value: '$50.00' },
          { label: 'You get', value: '$52.50', strong: true },
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['You pay', 'You get']);
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['$50.00', '$52.50']);
  });
});
