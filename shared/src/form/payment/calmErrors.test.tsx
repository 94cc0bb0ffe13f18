import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { RegexResult } from '../rules/regexRunner';
import { type FormSetup, renderForm } from '../testing/renderForm';

const digits = { validations: [{ regex: '^\\d{4}$', regex_error_key: 'errors.digits' }] };
const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** The texts that screen readers get from live regions, one text for each change. */
function listenTo(container: Element): string[] {
  const heard: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      const region = target instanceof Element ? target.closest('[aria-live="polite"]') : null;
      for (const node of addedNodes) if (region && node.textContent) heard.push(node.textContent);
    }
  });
  observer.observe(container, { childList: true, subtree: true, characterData: true });
  return heard;
}

/**
 * Every field type into which the player types or from which the player chooses. For each type: a wrong value, and a right
 * value.
 */
const kinds: readonly [kind: string, setup: FormSetup, wrong: string, right: string][] = [
  ['text', { fields: [{ name: 'account', ...digits }] }, '12', '1234'],
  ['text_uppercase', { fields: [{ name: 'account', type: 'text_uppercase', ...digits }] }, 'ab', '1234'],
  [
    'phone_with_prefix',
    {
      fields: [
        {
          name: 'account',
          type: 'phone_with_prefix',
          validations: [{ regex: '^\\+7\\d{10}$', regex_error_key: 'errors.digits' }],
        },
      ],
    },
    '91',
    '9161234567',
  ],
  [
    'a card number',
    {
      method: { name: 'card', checkLuhn: true },
      fields: [{ name: 'account', alias: 'card_number' }],
    },
    '4111',
    '4111111111111111',
  ],
  [
    'a masked confirmation id',
    { fields: [{ name: 'account', mask: '##########', ...digits }] },
    '12',
    '1234',
  ],
];

describe('calm errors', () => {
  it.each(kinds)('%s shows no error while typing, and its error once it is left', async (_, setup, wrong) => {
    const { user } = renderForm(setup);
    await user.type(textbox('Account'), wrong);
    expect(textbox('Account')).toBeValid();
    await user.tab();
    expect(textbox('Account')).toBeInvalid();
  });

  it.each(kinds)(
    'an error of %s goes as soon as the value is right, and stays away while it is edited',
    async (_, setup, wrong, right) => {
      const { user, pay } = renderForm(setup);
      await user.type(textbox('Account'), wrong);
      await user.click(pay());
      expect(textbox('Account')).toHaveFocus();
      expect(textbox('Account')).toBeInvalid();
      await user.keyboard(right.slice(wrong.length - (right.startsWith(wrong) ? 0 : wrong.length)));
      if (!right.startsWith(wrong)) {
        await user.clear(textbox('Account'));
        await user.keyboard(right);
      }
      expect(textbox('Account')).toBeValid();
      await user.keyboard('{Backspace}');
      expect(textbox('Account')).toBeValid();
      await user.tab();
      expect(textbox('Account')).toBeInvalid();
    },
  );

  it('keeps an error while the value is still wrong in the same way', async () => {
    const { user, pay } = renderForm({ fields: [{ name: 'account', ...digits }] });
    await user.type(textbox('Account'), '12');
    await user.click(pay());
    await user.keyboard('3');
    expect(textbox('Account')).toHaveAccessibleDescription('Digits only');
  });

  it('never changes one error into another while the field is edited', async () => {
    const { user, pay } = renderForm({ fields: [{ name: 'account', ...digits }] });
    await user.click(pay());
    expect(textbox('Account')).toHaveAccessibleDescription('Fill this in');
    await user.keyboard('1');
    expect(textbox('Account')).toBeValid();
  });

  it('keeps an error while a slow rule is still running, and takes it away if the text is right', async () => {
    const answers: ((result: RegexResult) => void)[] = [];
    const regexRunner = { test: () => new Promise<RegexResult>((resolve) => answers.push(resolve)) };
    const slow = { validations: [{ regex: '^(a+)+$', regex_error_key: 'errors.digits' }] };
    const wrong = 'b'.repeat(30);
    const { user } = renderForm({ fields: [{ name: 'account', value: wrong, ...slow }], regexRunner });
    const answer = (result: RegexResult) => act(async () => answers.shift()?.(result));
    await user.click(textbox('Account'));
    await user.tab();
    await answer('mismatch');
    expect(textbox('Account')).toBeInvalid();
    fireEvent.input(textbox('Account'), { target: { value: `${wrong}a` } });
    expect(answers).toHaveLength(1);
    expect(textbox('Account')).toBeInvalid();
    await answer('match');
    expect(textbox('Account')).toBeValid();
  });

  it('tells a screen reader once on leaving a field, and nothing on each key', async () => {
    const { user, container } = renderForm({ fields: [{ name: 'account', ...digits }, { name: 'holder' }] });
    const heard = listenTo(container);
    await user.type(textbox('Account'), '12');
    expect(heard).toEqual([]);
    await user.tab();
    await waitFor(() => expect(heard).toEqual(['Digits only']));
    await user.click(textbox('Account'));
    await user.keyboard('{Backspace}34567');
    expect(heard).toEqual(['Digits only']);
  });

  it('tells a screen reader only the first problem on a press, and again on the next press', async () => {
    const { user, container, pay } = renderForm({ fields: [{ name: 'account' }, { name: 'holder' }] });
    const heard = listenTo(container);
    await user.click(pay());
    await waitFor(() => expect(heard).toEqual(['Fill this in']));
    expect(textbox('Holder')).toBeInvalid();
    await user.click(pay());
    await waitFor(() => expect(heard).toEqual(['Fill this in', 'Fill this in']));
  });

  it('a chosen option takes an error away, and a dropdown that is left empty shows none before a press', async () => {
    const values = [{ value: 'a', label: 'Alfa' }];
    const { user, pay } = renderForm({ fields: [{ name: 'bank', type: 'dropdown', values }] });
    const bank = screen.getByRole('combobox', { name: 'Bank' });
    await user.click(bank);
    await user.tab();
    expect(bank).toBeValid();
    await user.click(pay());
    expect(bank).toBeInvalid();
    expect(bank).toHaveFocus();
    await user.keyboard('{Enter}{Enter}');
    expect(bank).toHaveTextContent('Alfa');
    expect(bank).toBeValid();
  });

  it('a phone number is not checked when the player goes to its country and back', async () => {
    const phone = { name: 'phone', type: 'phone_with_prefix' };
    const validations = [{ regex: '^\\+7\\d{10}$', regex_error_key: 'errors.digits' }];
    const { user } = renderForm({ fields: [{ ...phone, validations }] });
    await user.type(textbox('Phone'), '91');
    await user.click(screen.getByRole('combobox', { name: /Country code/ }));
    expect(textbox('Phone')).toBeValid();
    await user.click(document.body);
    expect(textbox('Phone')).toBeInvalid();
  });
});

describe('a submit button that the form blocks', () => {
  it('looks disabled, can be focused, and a press focuses the first problem', async () => {
    const { user, pay, found, host } = renderForm({ fields: [{ name: 'account', ...digits }] });
    await user.type(textbox('Account'), '12');
    expect(pay()).toHaveAttribute('aria-disabled', 'true');
    expect(pay()).toBeEnabled();
    await user.tab();
    expect(pay()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(textbox('Account')).toHaveFocus();
    expect(found).toEqual([{ ok: false, firstInvalid: 'account' }]);
    expect(host.track).toHaveBeenCalledTimes(1);
    expect(host.track).toHaveBeenCalledWith('regex_error', expect.objectContaining({ field: 'account' }));
    await user.keyboard('34');
    expect(pay()).not.toHaveAttribute('aria-disabled');
  });
});
