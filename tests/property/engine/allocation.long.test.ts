import { it } from 'vitest';
import { expectNoAllocation } from './allocation.ts';

it('over a million trials no trial allocates anything, whatever its system', () => expectNoAllocation(1_000_000));
