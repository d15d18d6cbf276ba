"""A conditional random field over the tags of a message's words (Lafferty et al., 2001), as leads/reading/tagger/ways.ts has it."""

import torch

IMPOSSIBLE = -1e4


class Field:
    def __init__(self, steps):
        """:param steps: how much speaks for a tag after another, by both"""
        tags = range(len(steps))
        goes_on = lambda tag: tag != 0 and tag % 2 == 0
        # What goes on has to have begun.
        may_follow = [[0 if not goes_on(tag) or before in (tag, tag - 1) else IMPOSSIBLE for tag in tags] for before in tags]
        self.steps = steps + torch.tensor(may_follow)
        self.first = torch.tensor([IMPOSSIBLE if goes_on(tag) else 0 for tag in tags])

    def surprise(self, scores, right, is_there):
        """How unlikely the right tags are, of all ways to tag some messages: the sum of their logarithms, with a minus."""
        rows = torch.arange(len(scores))
        way = scores[rows, 0, right[:, 0]] + self.first[right[:, 0]]
        all_ways = scores[:, 0] + self.first
        for place in range(1, scores.shape[1]):
            there = is_there[:, place]
            way = way + there * (scores[rows, place, right[:, place]] + self.steps[right[:, place - 1], right[:, place]])
            further = torch.logsumexp(all_ways[:, :, None] + self.steps[None], 1) + scores[:, place]
            all_ways = torch.where(there[:, None] > 0, further, all_ways)
        return (torch.logsumexp(all_ways, 1) - way).sum()

    def likeliest(self, scores):
        """The likeliest tags of one message's words, all together (Viterbi)."""
        best, origins = scores[0] + self.first, []
        for own in scores[1:]:
            most, origin = (best[:, None] + self.steps).max(0)
            origins.append(origin)
            best = most + own
        tags = [int(best.argmax())]
        for origin in reversed(origins):
            tags.append(int(origin[tags[-1]]))
        return tags[::-1]
