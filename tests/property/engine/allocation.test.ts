import { it } from 'vitest';
import { expectNoAllocation } from './allocation.ts';

it('no trial allocates anything, whatever its system', () => expectNoAllocation(500));
