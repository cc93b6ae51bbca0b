import {
  Badge,
  BADGE_OVERFLOW,
  CardList,
  Chip,
  Grid,
  GridItem,
  ListButton,
  ListRow,
  Money,
  screenIcons,
  Tabs,
} from '@candor/ui';
import { useState } from 'react';
import { Specimen } from '../specimen.tsx';
import { galleryTexts as w } from '../gallery-texts.ts';
import { worked } from '../worked-case.ts';

export function ListsSection() {
  return (
    <>
      <Specimen name={w.rows}>
        <CardList label={w.yourLoan}>
          <ListRow
            href="#lists"
            icon="receipt"
            title={w.yourLoan}
            detail={
              <>
                {w.youStillOwe}{' '}
                <strong>
                  <Money amount={worked.owed} />
                </strong>
              </>
            }
          />
          <ListRow href="#lists" icon="person" title={w.aboutYou} detail={w.accepted} state="done" />
          <ListRow
            href="#lists"
            icon={screenIcons.briefcase}
            title={w.jobAndIncome}
            state="bad"
            detail={
              <>
                <strong>{w.sentBack}</strong> {w.blurred}
              </>
            }
          />
          <ListButton icon="help" title={w.helpAndComplaints} onClick={() => undefined} />
        </CardList>
      </Specimen>
      <Specimen name={w.fourColumns}>
        <Grid label={w.menu}>
          <GridItem href="#lists" icon="receipt" label={w.orders} count={3} />
          <GridItem href="#lists" icon="wallet" label={w.accounts} />
          <GridItem href="#lists" icon="help" label={w.service} />
          <GridItem href="#lists" icon="mail" label={w.messages} count={BADGE_OVERFLOW + 1} />
          <GridItem href="#lists" icon="warning" label={w.complaints} />
          <GridItem href="#lists" icon="lock" label={w.privacy} />
        </Grid>
      </Specimen>
      <Specimen name={w.counts}>
        <p className="g-row">
          {[1, 12, BADGE_OVERFLOW, BADGE_OVERFLOW + 1].map((count) => (
            <Badge key={count} count={count} />
          ))}
        </p>
      </Specimen>
      <Specimen name={w.chips}>
        <p className="g-row">
          <Chip kind="good" icon="check">
            {w.onTime}
          </Chip>
          <Chip kind="warn">{w.dueTomorrow}</Chip>
          <Chip kind="bad">{w.daysLate}</Chip>
          <Chip>{w.inReview}</Chip>
        </p>
      </Specimen>
      <Specimen name={w.tabs}>
        <OrderTabs />
      </Specimen>
    </>
  );
}

function OrderTabs() {
  const [open, setOpen] = useState<'all' | 'review' | 'confirm' | 'repay' | 'finished'>('all');
  const tabs = [
    { id: 'all', label: w.all, count: 128 },
    { id: 'review', label: w.inReview, count: 1 },
    { id: 'confirm', label: w.toConfirm },
    { id: 'repay', label: w.toRepay, count: 2 },
    { id: 'finished', label: w.finished, count: 99 },
  ] as const;
  return (
    <Tabs label={w.orders} tabs={tabs} open={open} onOpen={setOpen}>
      <p className="g-panel">{tabs.find(({ id }) => id === open)?.label}</p>
    </Tabs>
  );
}
