import { routePath } from '@candor/contract/routes';
import { AppBar } from '@candor/ui';
import type { MouseEvent } from 'react';
import { useNavigate, usePlace } from './router/router-context.ts';
import { useT } from '../i18n/translation-provider.tsx';

type Props = {
  /** Where back leads when one came from nowhere: opened by a link, or in a new tab. */
  readonly parent: string;
  readonly title?: string;
  readonly titleKind?: string | undefined;
  readonly largeTitleFollows?: boolean;
};

/** Back to where one was in the app, else to the screen above; help at the right. */
export function ScreenBar({ parent, ...title }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { key } = usePlace();
  const goBack = (event: MouseEvent) => {
    if (key === 'default') return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <AppBar
      back={{ href: parent, label: t('shell.back'), onClick: goBack }}
      help={{ href: routePath('customerService'), label: t('shell.help') }}
      {...title}
    />
  );
}
