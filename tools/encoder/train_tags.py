"""
Teaches MiniLM what stands for what in a message: names, firms, places, sums and times, word by word. See tools/train-tagger.ts, which runs it.

Usage: train_tags.py <folder with messages.json and the published weights> <tokenizer.json>
Writes <folder>/tags.onnx. One in APART conversations is kept apart, and what is read in them is counted.
"""

import json
import random
import sys
import zlib
from pathlib import Path

import torch
from tokenizers import Tokenizer
from torch import nn

from field import Field
from network import NOTHING, Reader, WIDTH, in_batches, quantized, side_by_side

folder, words = Path(sys.argv[1]), Path(sys.argv[2])
told = json.loads((folder / "messages.json").read_text())
fields, tags, messages = told["fields"], told["tags"], told["messages"]
random.seed(1)
torch.manual_seed(1)

# As leads/reading/tagger/tag-words.ts reads a message.
MOST_OF_WORD, MOST_OF_MESSAGE = 8, 300
BEGIN, END, UNKNOWN = 101, 102, 100
SHAPES = 7
APART = 25
ROUNDS = 3
# Pieces in a batch.
BATCH = 2400
RATES = {"reader": 1e-4, "rest": 1e-3}
WARMING_UP = 150

tokenizer = Tokenizer.from_file(str(words))
tokenizer.no_padding()
tokenizer.no_truncation()
cut = {}


def pieces_of(word):
    if word not in cut:
        cut[word] = tokenizer.encode(word, add_special_tokens=False).ids[:MOST_OF_WORD] or [UNKNOWN]
    return cut[word]


def read(message):
    """A message's pieces and their shapes, where its words begin, and the tags of those."""
    pieces = [BEGIN, *(piece for word in message["around"] for piece in pieces_of(word)), END]
    shapes, firsts = [0] * len(pieces), []
    for word, shape in zip(message["words"], message["shapes"]):
        if len(pieces) > MOST_OF_MESSAGE:
            break
        firsts.append(len(pieces))
        own = pieces_of(word)
        pieces += own
        shapes += [shape] * len(own)
    return {"pieces": [*pieces, END], "shapes": [*shapes, 0], "firsts": firsts, "tags": message["tags"][: len(firsts)]}


class Tagger(nn.Module):
    def __init__(self, reader):
        super().__init__()
        self.reader, self.shapes, self.to_tags = reader, nn.Embedding(SHAPES, WIDTH), nn.Linear(WIDTH, tags)
        self.steps = nn.Parameter(torch.zeros(tags, tags))
        nn.init.zeros_(self.shapes.weight)

    def forward(self, pieces, shapes):
        scores = self.to_tags(self.reader(pieces, self.shapes(shapes)))
        # What depends on nothing that is read loses its name when it is written.
        return scores, self.steps + scores.sum() * 0


def scores_of(tagger, batch):
    """What speaks for each tag of each word, the words' tags, and which words there are."""
    scores, _ = tagger(side_by_side([one["pieces"] for one in batch]), side_by_side([one["shapes"] for one in batch]))
    firsts = side_by_side([one["firsts"] for one in batch])
    is_there = side_by_side([[1] * len(one["firsts"]) for one in batch])
    return scores.gather(1, firsts[..., None].expand(-1, -1, tags)), side_by_side([one["tags"] for one in batch]), is_there


def stretches(of_words):
    found, begun = set(), None
    for place, tag in enumerate([*of_words, 0]):
        if begun is not None and (tag == 0 or tag % 2 == 1):
            found.add((begun, place, of_words[begun]))
            begun = None
        if tag % 2 == 1:
            begun = place
    return found


def count(tagger, examples):
    """Precision and recall of each field's stretches."""
    counts = {field: [0, 0, 0] for field in fields}
    tagger.eval()
    with torch.no_grad():
        for batch in in_batches(examples, lambda one: len(one["pieces"]), BATCH):
            scores, _, _ = scores_of(tagger, batch)
            for own, one in zip(scores, batch):
                wanted, got = stretches(one["tags"]), stretches(Field(tagger.steps).likeliest(own[: len(one["firsts"])]))
                for place, field in enumerate(fields):
                    wanted_here, got_here = ({stretch for stretch in some if stretch[2] == 1 + 2 * place} for some in (wanted, got))
                    for at, some in enumerate((wanted_here & got_here, got_here - wanted_here, wanted_here - got_here)):
                        counts[field][at] += len(some)
    for field, (right, wrong, missed) in counts.items():
        print(f"{field}: {right / max(1, right + wrong):.3f} {right / max(1, right + missed):.3f}", flush=True)


is_apart = lambda message: message["id"] != "" and zlib.crc32(message["id"].encode()) % APART == 0
apart = [read(message) for message in messages if is_apart(message)]
learnt_from = [read(message) for message in messages if not is_apart(message)]
tagger = Tagger(Reader.pretrained(folder / "package/model/model.fp16.safetensors"))
reading = [parameter for parameter in tagger.reader.parameters() if parameter.requires_grad]
rest = [tagger.steps, *tagger.shapes.parameters(), *tagger.to_tags.parameters()]
optimizer = torch.optim.AdamW([{"params": reading}, {"params": rest}], weight_decay=0.01)
batches = [batch for _ in range(ROUNDS) for batch in in_batches(learnt_from, lambda one: len(one["pieces"]), BATCH)]
for step, batch in enumerate(batches):
    tagger.train()
    pace = min(1, step / WARMING_UP) * (1 - step / len(batches))
    for group, rate in zip(optimizer.param_groups, RATES.values()):
        group["lr"] = rate * pace
    scores, right, is_there = scores_of(tagger, batch)
    loss = Field(tagger.steps).surprise(scores, right, is_there) / is_there.sum()
    optimizer.zero_grad()
    # A word is mostly nothing, and its loss small: as large as that of a question (train.py).
    (loss * 10).backward()
    nn.utils.clip_grad_norm_(tagger.parameters(), 1.0)
    optimizer.step()
    if step % 200 == 0:
        print(f"{step} of {len(batches)}: {loss.item():.4f}", flush=True)
    if step % 1000 == 999:
        count(tagger, apart)
count(tagger, apart)
quantized(tagger, (torch.tensor([[BEGIN, 2054, END]]), torch.zeros(1, 3, dtype=torch.long)), (["pieces", "shapes"], ["scores", "steps"]), folder / "tags.onnx", {"pieces": {1: "pieces"}, "shapes": {1: "pieces"}, "scores": {1: "pieces"}})
