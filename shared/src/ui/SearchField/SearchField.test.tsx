import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from './SearchField';

function Search() {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchField label="Search methods" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

describe('SearchField', () => {
  it('is a search field by its label, and says what is typed', async () => {
    render(<Search />);
    const field = screen.getByRole('searchbox', { name: 'Search methods' });
    expect(field).toHaveAttribute('type', 'search');
    await userEvent.type(field, 'pix');
    expect(screen.getByRole('status')).toHaveTextContent('pix');
    await userEvent.clear(field);
    await userEvent.paste('visa');
    expect(field).toHaveValue('visa');
  });
});
