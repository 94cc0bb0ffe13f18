import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MethodTile, type MethodTileProps } from './MethodTile';

function renderTile(props: Partial<MethodTileProps>) {
  const press = jest.fn();
  render(<MethodTile kind="method" name="pix" title="Pix" onPress={press} {...props} />);
  return { press, tile: screen.getByRole('button') };
}

const groupOf = (members: readonly string[], memberCount?: number) =>
  renderTile({
    kind: 'group',
    name: 'crypto',
    title: 'Crypto',
    memberIcons: members.map((name) => ({ name })),
    memberCount,
  });

const fast = { kind: 'fast', text: 'Fast' } as const;

describe('MethodTile', () => {
  it('shows a method’s title, limits and texts, has its stable hook and opens it', async () => {
    const { tile, press } = renderTile({
      badge: fast,
      limits: '$10 – $5,000',
      annotation: 'No fee',
      banner: '+5%',
    });
    expect(tile).toHaveAttribute('data-method', 'pix');
    expect(tile).not.toHaveAttribute('data-group');
    for (const text of ['Pix', 'Fast', '$10 – $5,000', 'No fee', '+5%']) expect(tile).toHaveTextContent(text);
    await userEvent.click(tile);
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('is named by its title first and its badge last', () => {
    const { tile } = renderTile({ limits: '$10 – $50', badge: fast });
    expect(tile).toHaveAccessibleName('Pix $10 – $50 Fast');
  });

  it('is named by its title before the count of a group’s other members', () => {
    expect(groupOf(['Tether', 'Bitcoin', 'Ether'], 16).tile).toHaveAccessibleName('Crypto +13');
  });

  it('shows the icons of three members of a group and the count of the others', () => {
    const { tile } = groupOf(['Tether', 'Bitcoin', 'Ether', 'Litecoin'], 16);
    expect(tile).toHaveAttribute('data-group', 'crypto');
    expect(tile).not.toHaveAttribute('data-method');
    expect(tile).toHaveTextContent('Crypto+13');
    expect(tile.querySelectorAll('.members [data-icon]')).toHaveLength(3);
  });

  it('counts at most 99 other members, for which there is room', () => {
    expect(groupOf(['A', 'B', 'C'], 250).tile).toHaveTextContent('Crypto+99');
  });

  it('shows no count if all members are shown', () => {
    expect(groupOf(['Humo', 'Uzcard']).tile).not.toHaveTextContent('+');
  });

  it('ignores presses if disabled', async () => {
    const { tile, press } = renderTile({ disabled: true });
    await userEvent.click(tile);
    expect(press).not.toHaveBeenCalled();
  });
});
