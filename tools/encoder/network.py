"""MiniLM, as far as the sentence encoder needs it: six layers of attention over pieces of words (Wang et al., 2020)."""

import math
import random

import torch
from onnxruntime.quantization import QuantType, quantize_dynamic
from safetensors.torch import load_file
from torch import nn
from torch.nn import functional

WIDTH, HEADS, INNER, LAYERS, PIECES, PLACES = 384, 12, 1536, 6, 30522, 512
DROPOUT = 0.1
# Piece 0 fills up what is shorter than its neighbours.
NOTHING = 0
# Texts of about one length are read together; they are sorted so many at a time.
SORTED = 4000


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.query, self.key, self.value, self.together = (nn.Linear(WIDTH, WIDTH) for _ in range(4))
        self.widen, self.narrow = nn.Linear(WIDTH, INNER), nn.Linear(INNER, WIDTH)
        self.after_attention, self.after_all = (nn.LayerNorm(WIDTH, eps=1e-12) for _ in range(2))

    def forward(self, told, hidden):
        texts, pieces, _ = told.shape
        by_head = lambda one: one.view(texts, pieces, HEADS, WIDTH // HEADS).transpose(1, 2)
        query, key, value = (by_head(made(told)) for made in (self.query, self.key, self.value))
        attention = (query @ key.transpose(-1, -2) / math.sqrt(WIDTH // HEADS) + hidden).softmax(-1)
        heard = self.together((attention @ value).transpose(1, 2).reshape(texts, pieces, WIDTH))
        told = self.after_attention(told + functional.dropout(heard, DROPOUT, self.training))
        return self.after_all(told + functional.dropout(self.narrow(functional.gelu(self.widen(told))), DROPOUT, self.training))


class Reader(nn.Module):
    """What is told of each piece by all of a text, in as many numbers as WIDTH."""

    def __init__(self):
        super().__init__()
        self.words, self.places, self.kinds = nn.Embedding(PIECES, WIDTH), nn.Embedding(PLACES, WIDTH), nn.Embedding(2, WIDTH)
        self.norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))

    def forward(self, pieces, besides=0):
        hidden = (pieces == NOTHING).float()[:, None, None, :] * -1e4
        told = self.norm(self.words(pieces) + self.places(torch.arange(pieces.shape[1]))[None] + self.kinds.weight[0]) + besides
        for layer in self.layers:
            told = layer(told, hidden)
        return told

    @staticmethod
    def pretrained(path):
        """all-MiniLM-L6-v2, by the names that its weights have in a safetensors file."""
        known, reader = load_file(path), Reader()
        weights = {"words.weight": "embeddings.word_embeddings.weight", "places.weight": "embeddings.position_embeddings.weight", "kinds.weight": "embeddings.token_type_embeddings.weight"}
        modules = {"norm": "embeddings.LayerNorm"}
        ours = {"query": "attention.self.query", "key": "attention.self.key", "value": "attention.self.value", "together": "attention.output.dense", "after_attention": "attention.output.LayerNorm", "widen": "intermediate.dense", "narrow": "output.dense", "after_all": "output.LayerNorm"}
        for layer in range(LAYERS):
            modules |= {f"layers.{layer}.{one}": f"encoder.layer.{layer}.{theirs}" for one, theirs in ours.items()}
        for one, theirs in modules.items():
            weights |= {f"{one}.{part}": f"{theirs}.{part}" for part in ("weight", "bias")}
        reader.load_state_dict({one: known[theirs].float() for one, theirs in weights.items()})
        # Each word means what it meant: what is learnt of few texts is how they come together.
        for table in (reader.words, reader.places, reader.kinds):
            table.weight.requires_grad_(False)
        return reader


class Encoder(nn.Module):
    """What texts mean: for each of them a direction of length 1."""

    def __init__(self, reader):
        super().__init__()
        self.reader = reader

    def forward(self, pieces):
        is_there = (pieces != NOTHING).float()[..., None]
        mean = (self.reader(pieces) * is_there).sum(1) / is_there.sum(1).clamp(min=1)
        return functional.normalize(mean, dim=-1)


def side_by_side(rows, filled_with=NOTHING):
    """Rows of numbers as one block, the shorter ones filled up."""
    block = torch.full((len(rows), max(map(len, rows))), filled_with)
    for place, row in enumerate(rows):
        block[place, : len(row)] = torch.tensor(row)
    return block


def in_batches(examples, length, most, shuffled=random.shuffle):
    """Batches of examples of about one length, as many pieces in each as `most` or a little more, in a new order each time."""
    examples = list(examples)
    shuffled(examples)
    batches = []
    for start in range(0, len(examples), SORTED):
        batch = []
        for one in sorted(examples[start : start + SORTED], key=length):
            if batch and (len(batch) + 1) * length(one) > most:
                batches.append(batch)
                batch = []
            batch.append(one)
        batches.append(batch)
    shuffled(batches)
    return batches


def quantized(module, inputs, names, path, axes):
    """Writes a network for onnxruntime with a byte for each weight: a quarter of the size and half of the time."""
    module.eval()
    exact = path.with_suffix(".exact.onnx")
    torch.onnx.export(module, inputs, str(exact), input_names=names[0], output_names=names[1], dynamic_axes=axes, opset_version=17, dynamo=False)
    quantize_dynamic(str(exact), str(path), weight_type=QuantType.QInt8, per_channel=True)
    exact.unlink()
