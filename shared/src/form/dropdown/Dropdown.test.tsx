import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderForm } from '../testing/renderForm';

const values = (...names: string[]) => names.map((name) => ({ value: name.toLowerCase(), label: name }));
const few = { name: 'bank', type: 'dropdown', values: values('Alfa', 'Beta', 'Gamma') };
const many = {
  name: 'city',
  type: 'dropdown',
  values: values('Niger', 'Algeria', 'Nigeria', 'Germany', 'Ghana', 'Togo'),
};

const box = (name: string) => screen.getByRole('combobox', { name });
const labels = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('DropdownControl', () => {
  it('is a combobox that opens a list of options to choose from', async () => {
    const { user, pay, found, field } = renderForm({ fields: [few] });
    expect(field('bank')).toContainElement(box('Bank'));
    await user.click(box('Bank'));
    const list = await screen.findByRole('listbox');
    expect(within(list).getAllByRole('option')).toHaveLength(3);
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('option', { name: 'Beta' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    expect(box('Bank')).toHaveTextContent('Beta');
    await user.click(pay());
    expect(found).toMatchObject([{ ok: true, fields: { bank: 'beta' } }]);
  });

  it('works by keyboard alone', async () => {
    const { user } = renderForm({ fields: [few] });
    await user.tab();
    expect(box('Bank')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(box('Bank')).toHaveTextContent('Beta');
    expect(box('Bank')).toHaveFocus();
    await user.keyboard('g');
    const reached = box('Bank').getAttribute('aria-activedescendant');
    expect(screen.getByRole('option', { name: 'Gamma' })).toHaveAttribute('id', reached);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box('Bank')).toHaveTextContent('Beta');
    await user.keyboard('{Enter}{Home} ');
    expect(box('Bank')).toHaveTextContent('Alfa');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { name: 'Alfa' })).toHaveAttribute('aria-selected', 'true');
    await user.tab();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('with more than five options has a search that lists prefix matches before other matches', async () => {
    const { user } = renderForm({ fields: [many] });
    await user.click(box('City'));
    const search = await screen.findByPlaceholderText('Search');
    expect(search).toHaveAttribute('type', 'search');
    await user.type(search, 'ger');
    await waitFor(() => expect(labels()).toEqual(['Germany', 'Niger', 'Algeria', 'Nigeria']));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(box('City')).toHaveTextContent('Germany'));

    await user.click(box('City'));
    expect(await screen.findByPlaceholderText('Search')).toHaveValue('');
    await waitFor(() => expect(labels()).toHaveLength(6));
  });

  it('clears the search with a button, by mouse and by keyboard, and keeps the list open', async () => {
    const { user } = renderForm({ fields: [many] });
    await user.click(box('City'));
    const search = await screen.findByRole('searchbox', { name: 'Search' });
    await user.type(search, 'ger');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(search).toHaveValue('');
    expect(labels()).toHaveLength(6);
    await user.keyboard('to');
    expect(labels()).toEqual(['Togo']);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(search).toHaveFocus();
    expect(labels()).toHaveLength(6);
  });

  it('clears the search text however it is closed', async () => {
    const { user } = renderForm({ fields: [many] });
    const openAndSearch = async () => {
      await user.click(box('City'));
      expect(await screen.findByRole('searchbox')).toHaveValue('');
      await user.keyboard('to');
    };
    await openAndSearch();
    await user.keyboard('{Escape}');
    await openAndSearch();
    await user.click(document.body);
    await openAndSearch();
    await user.click(box('City'));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await openAndSearch();
  });

  it('closes on a press outside that does not move the focus', async () => {
    const { user, pay } = renderForm({ fields: [few] });
    await user.click(box('Bank'));
    fireEvent.pointerDown(screen.getByRole('option', { name: 'Alfa' }));
    expect(screen.getByRole('listbox')).toBeVisible();
    fireEvent.pointerDown(pay());
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('shows its error on blur', async () => {
    const validations = [{ regex: '^alfa$', regex_error_key: 'errors.digits' }];
    const { user } = renderForm({ fields: [{ ...few, value: 'beta', validations }] });
    await user.tab();
    expect(box('Bank')).toBeValid();
    await user.tab();
    expect(box('Bank')).toHaveAccessibleDescription('Digits only');
  });

  it('hides its error after a choice', async () => {
    const { user, pay } = renderForm({ fields: [few] });
    await user.click(pay());
    expect(box('Bank')).toBeInvalid();
    await user.click(box('Bank'));
    await user.click(await screen.findByRole('option', { name: 'Beta' }));
    expect(box('Bank')).toBeValid();
    expect(pay()).toBeEnabled();
  });

  it('shows a message if the search finds nothing', async () => {
    const { user } = renderForm({ fields: [many] });
    await user.click(box('City'));
    await user.type(await screen.findByPlaceholderText('Search'), 'xyz');
    expect(await screen.findByText('Nothing found')).toBeVisible();
  });

  it('closes when another dropdown opens and on a press outside', async () => {
    const { user } = renderForm({
      fields: [few, { ...few, name: 'branch', values: values('North', 'South') }],
    });
    await user.click(box('Bank'));
    await screen.findByRole('option', { name: 'Alfa' });
    await user.click(box('Branch'));
    await screen.findByRole('option', { name: 'North' });
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Alfa' })).not.toBeInTheDocument());
    await user.click(document.body);
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  });

  it('shows an error and gets the focus if it is empty on submit', async () => {
    const { user, pay } = renderForm({ fields: [few] });
    await user.click(pay());
    expect(box('Bank')).toHaveAttribute('aria-invalid', 'true');
    expect(box('Bank')).toHaveAccessibleDescription('Fill this in');
    expect(box('Bank')).toHaveFocus();
  });

  it('preselects the preferred network and is disabled with a single network', async () => {
    const network = (...names: string[]) => names.map((name) => ({ name, code: name.toLowerCase() }));
    const fields = [{ name: 'network', type: 'networks' }];
    const { change } = renderForm({ fields, method: { name: 'usdt', network: network('TRC-20') } });
    expect(box('Network')).toBeDisabled();
    expect(box('Network')).toHaveTextContent('TRC-20');
    change({ method: { name: 'usdt', network: network('BEP-20', 'ERC-20', 'Polygon') } });
    await waitFor(() => expect(box('Network')).toBeEnabled());
    expect(box('Network')).toHaveTextContent('ERC-20');
  });

  it('offers all countries for a country field', async () => {
    const { user, pay, found } = renderForm({ fields: [{ name: 'country', type: 'dropdown_country' }] });
    await user.click(box('Country'));
    await user.type(await screen.findByPlaceholderText('Search'), 'braz');
    await user.click(await screen.findByRole('option', { name: 'Brazil' }));
    await user.click(pay());
    expect(found).toMatchObject([{ ok: true, fields: { country: 'br' } }]);
  });
});
