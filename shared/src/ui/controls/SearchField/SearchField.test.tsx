import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from './SearchField';

function Search() {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchField label="Search methods" clearLabel="Clear" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

describe('SearchField', () => {
  it('is a labelled search field that reports typed text', async () => {
    render(<Search />);
    const field = screen.getByRole('searchbox', { name: 'Search methods' });
    expect(field).toHaveAttribute('type', 'search');
    await userEvent.type(field, 'pix');
    expect(screen.getByRole('status')).toHaveTextContent('pix');
    await userEvent.clear(field);
    await userEvent.paste('visa');
    expect(field).toHaveValue('visa');
  });

  it('shows a clear button while it has text', async () => {
    render(<Search />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.type(screen.getByRole('searchbox'), 'pix');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
