import type { Calls, ResponseOf } from '@candor/contract/client';
import { PickerField, type PickerItem } from '@candor/ui';
import modalCss from '@candor/ui/styles/modal.css?inline';
import pickerCss from '@candor/ui/styles/picker.css?inline';
import { useMemo } from 'react';
import { useServices } from '../../../session/services.ts';
import { useAnswer } from '../../../session/use-call.ts';
import type { Control, ControlProps } from '../controls.ts';

type Answer = ResponseOf<Calls['home.cities']>;
type Cities = Pick<Answer, 'common' | 'alsoCalled'> & { readonly regions: NonNullable<Answer['regions']> };

/** Asked for once an edition; from then on the browser has it, and no key that is typed asks for anything. */
function useCities(): { readonly items?: readonly PickerItem[]; readonly common: readonly string[] } {
  const { client, store } = useServices();
  const kept = store.read('citySelect');
  const { loaded } = useAnswer(async (): Promise<Cities> => {
    const known = kept && { version: kept.version };
    const { version, regions, ...rest } = await client.call('home.cities', { ...known });
    if (regions) store.keep('citySelect', { version, regions });
    return { regions: regions ?? kept?.regions ?? [], ...rest };
  });
  const regions = loaded.state === 'ready' ? loaded.data.regions : kept?.regions;
  const alsoCalled = loaded.state === 'ready' ? loaded.data.alsoCalled : undefined;
  const items = useMemo(() => {
    const others = new Map(alsoCalled?.map(({ code, names }) => [code, names]));
    return regions?.flatMap(({ name: detail, cities }) =>
      cities.map(({ code, name }) => {
        const also = others.get(code);
        return { id: code, name, ...(detail !== name && { detail }), ...(also && { also }) };
      }),
    );
  }, [regions, alsoCalled]);
  return { ...(items && { items }), common: loaded.state === 'ready' ? loaded.data.common : none };
}

const none: readonly string[] = [];

function CityControl({ id, label, hint, error, value, text, onChange }: ControlProps) {
  const { items: cities, common } = useCities();
  const items = cities ?? (value === '' ? [] : [{ id: value, name: text ?? value }]);
  return (
    <PickerField
      {...{ id, label, hint, error, items, common }}
      value={value === '' ? undefined : value}
      onChoose={(item) => onChange(item.id)}
    />
  );
}

export const control: Control = { Control: CityControl, css: modalCss + pickerCss };
