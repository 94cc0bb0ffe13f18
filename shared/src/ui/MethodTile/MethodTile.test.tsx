import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MethodTile } from './MethodTile';

describe('MethodTile', () => {
  it('shows a method’s title, limits and texts, has its stable hook and opens it', async () => {
    const press = jest.fn();
    render(
      <MethodTile
        kind="method"
        name="visa_mc"
        title="Visa"
        badge={{ kind: 'fast', text: 'Fast' }}
        limits="$10 – $5,000"
        annotation="No fee"
        banner="+5%"
        onPress={press}
      />,
    );
    const tile = screen.getByRole('button', { name: /Visa/ });
    expect(tile).toHaveAttribute('data-method', 'visa_mc');
    expect(tile).not.toHaveAttribute('data-group');
    for (const text of ['Fast', '$10 – $5,000', 'No fee', '+5%']) expect(tile).toHaveTextContent(text);
    await userEvent.click(tile);
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('is named by its title first and its badge last (C16)', () => {
    const badge = { kind: 'fast', text: 'Fast' } as const;
    render(
      <MethodTile
        kind="method"
        name="pix"
        title="Pix"
        limits="$10 – $50"
        badge={badge}
        onPress={jest.fn()}
      />,
    );
    expect(screen.getByRole('button')).toHaveAccessibleName('Pix $10 – $50 Fast');
  });

  it('is named by its title before the count of a group’s other members (C16)', () => {
    const memberIcons = ['Tether', 'Bitcoin', 'Ether'].map((name) => ({ name }));
    render(
      <MethodTile
        kind="group"
        name="crypto"
        title="Crypto"
        memberIcons={memberIcons}
        memberCount={16}
        onPress={jest.fn()}
      />,
    );
    expect(screen.getByRole('button')).toHaveAccessibleName('Crypto +13');
  });

  it('shows the icons of three members of a group and the count of the others', () => {
    const memberIcons = ['Tether', 'Bitcoin', 'Ether', 'Litecoin'].map((name) => ({ name }));
    const { container } = render(
      <MethodTile
        kind="group"
        name="crypto"
        title="Crypto"
        memberIcons={memberIcons}
        memberCount={16}
        onPress={jest.fn()}
      />,
    );
    const tile = screen.getByRole('button', { name: /Crypto/ });
    expect(tile).toHaveAttribute('data-group', 'crypto');
    expect(tile).not.toHaveAttribute('data-method');
    expect(tile).toHaveTextContent('Crypto+13');
    expect(container.querySelectorAll('.members [data-icon]')).toHaveLength(3);
  });

  it('counts at most 99 other members, for which there is room (C9)', () => {
    const memberIcons = ['A', 'B', 'C'].map((name) => ({ name }));
    render(
      <MethodTile
        kind="group"
        name="banks"
        title="Banks"
        memberIcons={memberIcons}
        memberCount={250}
        onPress={jest.fn()}
      />,
    );
    expect(screen.getByRole('button')).toHaveTextContent('Banks+99');
  });

  it('shows no count if all members are shown', () => {
    render(
      <MethodTile
        kind="group"
        name="p2p"
        title="P2P"
        memberIcons={[{ name: 'Humo' }, { name: 'Uzcard' }]}
        onPress={jest.fn()}
      />,
    );
    expect(screen.getByRole('button')).not.toHaveTextContent('+');
  });

  it('ignores presses if disabled', async () => {
    const press = jest.fn();
    render(<MethodTile kind="method" name="visa" title="Visa" disabled onPress={press} />);
    await userEvent.click(screen.getByRole('button'));
    expect(press).not.toHaveBeenCalled();
  });
});
